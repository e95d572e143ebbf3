CREATE TABLE "departures" (
	"trip_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"total" integer NOT NULL,
	"sold_elsewhere" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "departures_trip_id_batch_id_pk" PRIMARY KEY("trip_id","batch_id"),
	CONSTRAINT "departures_seats" CHECK (sold_elsewhere >= 0 and sold >= 0 and held >= 0),
	CONSTRAINT "departures_no_oversell" CHECK (sold_elsewhere + sold + held <= total),
	CONSTRAINT "departures_dates" CHECK (start_date <= end_date)
);
--> statement-breakpoint
CREATE INDEX "departures_upcoming" ON "departures" USING btree ("trip_id","start_date") WHERE offered;