ALTER TABLE "bookings" ADD COLUMN "claim_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "claim_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "trouble_credit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_claim_id_unique" UNIQUE("claim_id");--> statement-breakpoint
-- What was sold before says its table in words alone, and was sold at the rates of then: 5 % GST, 2 % TCS.
UPDATE "bookings" SET "sold" = "sold" || jsonb_build_object(
  'taxPercent', jsonb_build_object('gst', 5, 'tcs', 2),
  'refundTable', (
    SELECT jsonb_agg("row" || jsonb_build_object(
      'fromDays', substring("row" ->> 'period' from '^[0-9]+')::integer,
      'feePaise', coalesce(replace(substring("row" ->> 'description' from '₹([0-9,]+)'), ',', '')::integer * 100, 0)
    ) ORDER BY "place")
    FROM jsonb_array_elements("sold" -> 'refundTable') WITH ORDINALITY AS "rows" ("row", "place")
  )
);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_terms" CHECK (sold ? 'taxPercent' and sold #> '{refundTable,0}' ? 'fromDays');