ALTER TABLE "booking_events" ADD COLUMN "told" jsonb;
