ALTER TABLE "departures" RENAME COLUMN "batch_id" TO "id";--> statement-breakpoint
ALTER TABLE "departures" RENAME CONSTRAINT "departures_trip_id_batch_id_pk" TO "departures_trip_id_id_pk";--> statement-breakpoint
ALTER TABLE "departures" DROP CONSTRAINT "departures_seats";--> statement-breakpoint
ALTER TABLE "departures" DROP CONSTRAINT "departures_no_oversell";--> statement-breakpoint
DROP INDEX "departures_upcoming";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "sold_by_phone" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "free" integer GENERATED ALWAYS AS (total - coalesce(sold_by_phone, sold_elsewhere) - sold - held) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "on_sale" boolean GENERATED ALWAYS AS (offered and closed_at is null and cancelled_at is null) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "departures_upcoming" ON "departures" USING btree ("trip_id","start_date") WHERE on_sale;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_seats" CHECK (sold_elsewhere >= 0 and coalesce(sold_by_phone, 0) >= 0 and sold >= 0 and held >= 0);--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_no_oversell" CHECK (coalesce(sold_by_phone, sold_elsewhere) + sold + held <= total);--> statement-breakpoint
-- Pages that show seats of these trips are rendered anew; PostgreSQL tells each name once a transaction.
CREATE OR REPLACE FUNCTION "notify_seats_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('seats_changed', trip_id) FROM (SELECT DISTINCT trip_id FROM changed) AS trips;
	RETURN NULL;
END $$;
