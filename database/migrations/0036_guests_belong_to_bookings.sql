ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") NOT VALID;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") NOT VALID;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_carried" CHECK (carried_paise >= 0 and (carries_from is not null or carried_paise = 0)) NOT VALID;
