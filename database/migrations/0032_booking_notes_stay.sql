-- What was noted about a booking stays as it was, until name or payment of the booking end (domain/site/retention.ts: after seven years; a day less, so that clocks may differ).
CREATE FUNCTION keep_while_booking_is_known() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "bookings" WHERE "reference" = OLD."reference" AND "name" <> '' AND "created_at" > now() - interval '7 years' + interval '1 day') THEN
    RAISE EXCEPTION 'rows of % are never changed or removed: add another row that puts it right', TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER booking_notes_append_only BEFORE UPDATE OR TRUNCATE ON "booking_notes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER booking_notes_go_with_it BEFORE DELETE ON "booking_notes" FOR EACH ROW EXECUTE FUNCTION keep_while_booking_is_known();
