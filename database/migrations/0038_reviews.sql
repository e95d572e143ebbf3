CREATE TABLE "reminders" (
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_reference_kind_pk" PRIMARY KEY("reference","kind")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"reference" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"travelled_in" text NOT NULL,
	"first_name" text NOT NULL,
	"stars" smallint,
	"captain" text,
	"stay" text,
	"described" text,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"refusal" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"erased_at" timestamp with time zone,
	CONSTRAINT "reviews_state_known" CHECK (state in ('received', 'published', 'refused', 'withdrawn')),
	CONSTRAINT "reviews_refused" CHECK ((refusal is not null) = (state = 'refused')),
	CONSTRAINT "reviews_month" CHECK (travelled_in ~ '^\d{4}-\d{2}$'),
	CONSTRAINT "reviews_whole" CHECK (erased_at is not null or (stars between 1 and 5 and captain in ('great', 'fine', 'poor') and stay in ('great', 'fine', 'poor') and described in ('yes', 'mostly', 'no') and text <> '' and first_name <> '') is true),
	CONSTRAINT "reviews_erased" CHECK (erased_at is null or (state in ('refused', 'withdrawn') and stars is null and captain is null and stay is null and described is null and text = '' and first_name = '' and answer is null))
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_trip" ON "reviews" USING btree ("trip_id","received_at","reference");--> statement-breakpoint
CREATE INDEX "reviews_sums" ON "reviews" USING btree ("trip_id","stars") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("stars","received_at","reference");--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","received_at","reference");--> statement-breakpoint
CREATE INDEX "reviews_received" ON "reviews" USING btree ("received_at","reference");--> statement-breakpoint
-- What was written stays as it is: the state moves on, an answer comes once, and what is erased is erased whole (the check reviews_erased says what is left).
CREATE FUNCTION keep_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."erased_at" IS NOT NULL
    OR (NEW."reference", NEW."trip_id", NEW."travelled_in", NEW."received_at")
      IS DISTINCT FROM (OLD."reference", OLD."trip_id", OLD."travelled_in", OLD."received_at")
    OR NEW."erased_at" IS NULL AND (
      (NEW."first_name", NEW."stars", NEW."captain", NEW."stay", NEW."described", NEW."text")
        IS DISTINCT FROM (OLD."first_name", OLD."stars", OLD."captain", OLD."stay", OLD."described", OLD."text")
      OR OLD."answer" IS NOT NULL AND (NEW."answer", NEW."answered_at", NEW."answered_by")
        IS DISTINCT FROM (OLD."answer", OLD."answered_at", OLD."answered_by"))
    OR NEW."state" <> OLD."state" AND (OLD."state" = 'withdrawn' OR NEW."state" = 'received')
  THEN
    RAISE EXCEPTION 'a review is never changed: its state moves on, and it is answered once'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_kept BEFORE UPDATE ON "reviews" FOR EACH ROW EXECUTE FUNCTION keep_review();--> statement-breakpoint
CREATE TRIGGER reviews_not_removed BEFORE DELETE OR TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER reminders_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "reminders" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- By the channel that pages follow for their seats: whoever shows the trip makes its page anew.
CREATE FUNCTION tell_review_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."state" = 'published' OR (TG_OP = 'UPDATE' AND OLD."state" = 'published') THEN
    PERFORM pg_notify('seats_changed', NEW."trip_id");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_tell AFTER INSERT OR UPDATE ON "reviews" FOR EACH ROW EXECUTE FUNCTION tell_review_changed();
