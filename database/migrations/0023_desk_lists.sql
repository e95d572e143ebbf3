CREATE FUNCTION "name_words"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
  RETURN array_remove(regexp_split_to_array(lower(normalize(left("name", 200), NFC)), E'[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00a0\\u2000-\\u206f\\u3000]+'), '');
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_reference" text;--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"form_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "booking_notes_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "booking_notes_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action,
	CONSTRAINT "booking_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action
);
--> statement-breakpoint
CREATE INDEX "booking_notes_reference" ON "booking_notes" USING btree ("reference","id");--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("list","staff_id","name");
