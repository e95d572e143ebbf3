ALTER TABLE "guest_details" ADD COLUMN "shown_at" timestamp (3) with time zone;
