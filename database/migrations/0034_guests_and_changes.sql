-- Who travels on a booking, one row each. Their seats follow from these rows as long as the booking stands.
CREATE TABLE "booking_guests" (
	"reference" text NOT NULL,
	"n" integer NOT NULL,
	"kind" text DEFAULT 'adult' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"share_paise" bigint NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text,
	"instead_of" integer,
	"papers_at" timestamp with time zone,
	CONSTRAINT "booking_guests_pk" PRIMARY KEY("reference","n"),
	CONSTRAINT "booking_guests_kind" CHECK (kind in ('adult', 'child')),
	CONSTRAINT "booking_guests_ended" CHECK (ended in ('left', 'replaced') and ended_at is not null or ended is null and ended_at is null),
	CONSTRAINT "booking_guests_share" CHECK (share_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"reference" text NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"seats" integer NOT NULL,
	"paise" bigint NOT NULL,
	"back_paise" bigint DEFAULT 0 NOT NULL,
	"fee_paise" bigint DEFAULT 0 NOT NULL,
	"carried_paise" bigint DEFAULT 0 NOT NULL,
	"guests" integer[] DEFAULT '{}' NOT NULL,
	"other" text,
	CONSTRAINT "booking_changes_pk" PRIMARY KEY("reference","n"),
	CONSTRAINT "booking_changes_kind" CHECK (kind in ('sold', 'guests left', 'moved away', 'moved here')),
	CONSTRAINT "booking_changes_sold" CHECK ((n = 1) = (kind = 'sold')),
	CONSTRAINT "booking_changes_back" CHECK (back_paise >= 0 and fee_paise >= 0 and (kind = 'sold' or paise <= 0))
);
--> statement-breakpoint
CREATE TRIGGER booking_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "booking_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "carries_from" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "carried_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moved_to" text;--> statement-breakpoint
-- What a guest's part of the price is: as it was reckoned when the price differs from guest to guest, else the same for all, in whole rupees.
CREATE FUNCTION share_of_guest(sold jsonb, total bigint, guests integer, n integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    (sold #>> ARRAY['party', (n - 1)::text, 'paise'])::bigint,
    total / 100 / guests * 100 + CASE WHEN n <= (total / 100) % guests THEN 100 ELSE 0 END + CASE WHEN n = 1 THEN total % 100 ELSE 0 END
  )
$$;
--> statement-breakpoint
-- A sale and its guests are written down with the status, whichever release confirms the booking. Every booking begins unpaid, so what is inserted needs nothing: a restored backup brings its own rows.
CREATE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "booking_changes" ("reference", "n", "at", "kind", "seats", "paise")
    VALUES (NEW.reference, 1, coalesce(NEW.confirmed_at, NEW.created_at), 'sold', NEW.guests, NEW.total_paise)
    ON CONFLICT DO NOTHING;
  INSERT INTO "booking_guests" ("reference", "n", "kind", "name", "share_paise", "began_at")
    SELECT NEW.reference, n, coalesce(NEW.sold #>> ARRAY['party', (n - 1)::text, 'kind'], 'adult'), CASE WHEN n = 1 THEN NEW.name ELSE '' END,
      share_of_guest(NEW.sold, NEW.total_paise, NEW.guests, n), coalesce(NEW.confirmed_at, NEW.created_at)
    FROM generate_series(1, NEW.guests) AS n
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_sold AFTER UPDATE OF status ON "bookings"
  FOR EACH ROW WHEN (NEW.status IN ('confirmed', 'completed')) EXECUTE FUNCTION note_sale();
