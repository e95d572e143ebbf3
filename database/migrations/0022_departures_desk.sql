ALTER TABLE "departures" ADD COLUMN "seats_by_operator" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "captain_id" uuid;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "noted_by" uuid;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_captain_fk" FOREIGN KEY ("captain_id") REFERENCES "staff"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_seats_by_operator" CHECK (seats_by_operator is null or seats_by_operator between 1 and 200) NOT VALID;--> statement-breakpoint
CREATE TABLE "departure_letters" (
	"key" uuid PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"mails" integer NOT NULL,
	"sms" integer NOT NULL,
	CONSTRAINT "departure_letters_departure_fk" FOREIGN KEY ("trip_id","departure_id") REFERENCES "departures"("trip_id","id")
);
