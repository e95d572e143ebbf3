CREATE TABLE "field_incidents" (
	"key" uuid PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_spendings" (
	"key" uuid PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"paise" bigint NOT NULL,
	"what" text NOT NULL,
	CONSTRAINT "field_spendings_paise" CHECK (paise > 0)
);
--> statement-breakpoint
CREATE TABLE "field_ticks" (
	"key" uuid PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"n" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "field_ticks_state" CHECK (state in ('boarded', 'no-show', 'left early', 'not yet'))
);
--> statement-breakpoint
CREATE TABLE "room_plans" (
	"trip_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"stay" integer NOT NULL,
	"revision" integer NOT NULL,
	"place" text NOT NULL,
	"rooms" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	CONSTRAINT "room_plans_pk" PRIMARY KEY("trip_id","departure_id","stay","revision"),
	CONSTRAINT "room_plans_counted" CHECK (stay >= 1 and revision >= 1)
);
--> statement-breakpoint
ALTER TABLE "field_incidents" ADD CONSTRAINT "field_incidents_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_incidents" ADD CONSTRAINT "field_incidents_departure_fk" FOREIGN KEY ("trip_id","departure_id") REFERENCES "public"."departures"("trip_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_spendings" ADD CONSTRAINT "field_spendings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_spendings" ADD CONSTRAINT "field_spendings_departure_fk" FOREIGN KEY ("trip_id","departure_id") REFERENCES "public"."departures"("trip_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_ticks" ADD CONSTRAINT "field_ticks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_ticks" ADD CONSTRAINT "field_ticks_departure_fk" FOREIGN KEY ("trip_id","departure_id") REFERENCES "public"."departures"("trip_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_ticks" ADD CONSTRAINT "field_ticks_guest_fk" FOREIGN KEY ("reference","n") REFERENCES "public"."booking_guests"("reference","n") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_plans" ADD CONSTRAINT "room_plans_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_plans" ADD CONSTRAINT "room_plans_departure_fk" FOREIGN KEY ("trip_id","departure_id") REFERENCES "public"."departures"("trip_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_incidents_departure" ON "field_incidents" USING btree ("trip_id","departure_id");--> statement-breakpoint
CREATE INDEX "field_spendings_departure" ON "field_spendings" USING btree ("trip_id","departure_id");--> statement-breakpoint
CREATE INDEX "field_ticks_departure" ON "field_ticks" USING btree ("trip_id","departure_id");--> statement-breakpoint
-- What was decided about rooms, and what was spent, stays as it was written: another row puts it right.
CREATE TRIGGER room_plans_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "room_plans" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER field_spendings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "field_spendings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Ticks and incidents are about people: they are never changed, and end with the time that we keep them.
CREATE TRIGGER field_ticks_kept BEFORE UPDATE ON "field_ticks" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER field_incidents_kept BEFORE UPDATE ON "field_incidents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
