-- Bookings that were sold before. Nothing of theirs is locked: they stand as they were.
INSERT INTO "booking_changes" ("reference", "n", "at", "kind", "seats", "paise")
  SELECT reference, 1, confirmed_at, 'sold', guests, total_paise FROM "bookings" WHERE confirmed_at IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "booking_guests" ("reference", "n", "name", "share_paise", "began_at")
  SELECT reference, n, CASE WHEN n = 1 THEN name ELSE '' END, share_of_guest(sold, total_paise, guests, n), confirmed_at
  FROM "bookings" CROSS JOIN generate_series(1, guests) AS n WHERE confirmed_at IS NOT NULL
  ON CONFLICT DO NOTHING;
