-- Friends who come later book on their own and travel with the party of another booking.
ALTER TABLE "bookings" ADD COLUMN "joins" text;
