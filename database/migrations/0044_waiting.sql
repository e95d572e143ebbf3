CREATE TABLE "waiting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"trip_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"package_id" text NOT NULL,
	"seats" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"traveller_id" uuid,
	"terms" jsonb NOT NULL,
	"total_paise" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"n" bigserial NOT NULL,
	"put_first_at" timestamp with time zone,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reference" text,
	"told" text,
	CONSTRAINT "waiting_key_unique" UNIQUE("key"),
	CONSTRAINT "waiting_reference_unique" UNIQUE("reference"),
	CONSTRAINT "waiting_seats" CHECK (seats between 1 and 15),
	CONSTRAINT "waiting_state" CHECK (state in ('waiting', 'offered', 'taken', 'lapsed', 'left', 'ended')),
	CONSTRAINT "waiting_offer" CHECK ((reference is not null or state in ('waiting', 'left', 'ended')) and (state <> 'waiting' or reference is null))
);
--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_departure_fk" FOREIGN KEY ("trip_id","departure_id") REFERENCES "public"."departures"("trip_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_booking_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_line" ON "waiting" USING btree ("trip_id","departure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_once" ON "waiting" USING btree ("trip_id","departure_id","phone") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_traveller" ON "waiting" USING btree ("traveller_id") WHERE traveller_id is not null;--> statement-breakpoint
CREATE INDEX "waiting_open" ON "waiting" USING btree ("state") WHERE state in ('waiting', 'offered');