CREATE TABLE "enquiry_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"form_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "enquiry_notes_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "enquiry_notes_kind" CHECK (kind in ('note', 'whatsapp'))
);--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "next_day" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "won_booking" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_reference_enquiries_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."enquiries"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_notes_reference" ON "enquiry_notes" USING btree ("reference","id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_won_booking_bookings_reference_fk" FOREIGN KEY ("won_booking") REFERENCES "public"."bookings"("reference") NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merged_into_enquiries_reference_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."enquiries"("reference") NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_stage" CHECK (stage in ('new', 'called', 'quoted', 'won', 'lost')) NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_lost" CHECK ((lost_reason is not null) = (stage = 'lost')) NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_won" CHECK (won_booking is null or stage = 'won') NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merged" CHECK (merged_into <> reference) NOT VALID;--> statement-breakpoint
-- What was noted stays as it was, and goes only with the enquiry that it is about.
CREATE FUNCTION keep_while_enquiry_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "enquiries" WHERE "reference" = OLD."reference") THEN
    RAISE EXCEPTION 'rows of % are never changed or removed: add another row that puts it right', TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER enquiry_notes_append_only BEFORE UPDATE OR TRUNCATE ON "enquiry_notes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER enquiry_notes_go_with_it BEFORE DELETE ON "enquiry_notes" FOR EACH ROW EXECUTE FUNCTION keep_while_enquiry_stands();
