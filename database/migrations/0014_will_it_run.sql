ALTER TABLE "departures" ADD COLUMN "smallest" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "decide_on" date;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "sold_in_all" integer GENERATED ALWAYS AS (coalesce(sold_by_phone, sold_elsewhere) + sold) STORED NOT NULL;