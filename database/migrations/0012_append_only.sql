-- What was once written to the ledger, to the events of a booking or as a paper stays as it is: a mistake is put right by another row.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed: add another row that puts it right', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "wallet_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER booking_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "booking_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER papers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "papers"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
