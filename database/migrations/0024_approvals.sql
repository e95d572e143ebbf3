CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"sum_paise" bigint NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"why" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision" text,
	"not_before" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "approvals_kind" CHECK (kind in ('part refund', 'booking cancelled', 'pay-out', 'departure cancelled', 'discount', 'new owner')),
	CONSTRAINT "approvals_decision" CHECK (decision in ('approved', 'refused', 'withdrawn', 'lapsed', 'alone')),
	CONSTRAINT "approvals_two_persons" CHECK (decided_by <> asked_by),
	CONSTRAINT "approvals_who_decided" CHECK ((decided_by is not null) = coalesce(decision in ('approved', 'refused'), false)),
	CONSTRAINT "approvals_when_decided" CHECK ((decided_at is not null) = (decision is not null)),
	CONSTRAINT "approvals_alone_waits" CHECK (decision is distinct from 'alone' or (not_before is not null and decided_at >= not_before and not_before >= asked_at + interval '30 minutes')),
	CONSTRAINT "approvals_done" CHECK (done_at is null or coalesce(decision in ('approved', 'alone'), false)),
	CONSTRAINT "approvals_sum" CHECK (sum_paise >= 0)
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_open" ON "approvals" USING btree ("kind","subject_kind","subject_id") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "approvals_subject" ON "approvals" USING btree ("subject_kind","subject_id","asked_at");--> statement-breakpoint
-- What was asked stays what it was, and is decided and carried out once.
CREATE FUNCTION keep_what_was_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.subject_kind, NEW.subject_id, NEW.payload, NEW.fingerprint, NEW.sum_paise, NEW.asked_by, NEW.asked_at, NEW.why, NEW.expires_at)
      IS DISTINCT FROM (OLD.id, OLD.kind, OLD.subject_kind, OLD.subject_id, OLD.payload, OLD.fingerprint, OLD.sum_paise, OLD.asked_by, OLD.asked_at, OLD.why, OLD.expires_at)
    OR NEW.not_before IS DISTINCT FROM OLD.not_before
    OR OLD.decision IS NOT NULL AND (NEW.decision, NEW.decided_by, NEW.decided_at) IS DISTINCT FROM (OLD.decision, OLD.decided_by, OLD.decided_at)
    OR OLD.done_at IS NOT NULL THEN
    RAISE EXCEPTION 'an approval is decided once and changed never' USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_stay';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER approvals_stay BEFORE UPDATE ON "approvals" FOR EACH ROW EXECUTE FUNCTION keep_what_was_asked();
--> statement-breakpoint
CREATE TRIGGER approvals_are_kept BEFORE DELETE OR TRUNCATE ON "approvals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
