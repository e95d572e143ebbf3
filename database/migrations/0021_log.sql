CREATE TABLE "log_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"through" text NOT NULL,
	"what" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text,
	"chain" text NOT NULL,
	CONSTRAINT "log_entries_staff_id" CHECK ((staff_id is not null) = (through = 'console'))
);
--> statement-breakpoint
CREATE INDEX "log_entries_at" ON "log_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "log_entries_subject" ON "log_entries" USING btree ("subject_kind","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "log_entries_what" ON "log_entries" USING btree ("what","at","id");--> statement-breakpoint
CREATE INDEX "log_entries_staff" ON "log_entries" USING btree ("staff_id","at","id") WHERE staff_id is not null;--> statement-breakpoint
CREATE TRIGGER "log_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE "log_end" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" bigint NOT NULL,
	"chain" text NOT NULL,
	CONSTRAINT "log_end_one" CHECK (one)
);
--> statement-breakpoint
CREATE TRIGGER "log_end_stays" BEFORE DELETE OR TRUNCATE ON "log_end"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "staff_id" uuid;
