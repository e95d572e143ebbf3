-- Every writer of departures tells the pages that show seats, once a transaction and only when a row was written.
CREATE FUNCTION "notify_seats_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM changed) THEN
		PERFORM pg_notify('seats_changed', '');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departures_inserted" AFTER INSERT ON "departures"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_seats_changed"();
--> statement-breakpoint
CREATE TRIGGER "departures_updated" AFTER UPDATE ON "departures"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_seats_changed"();
--> statement-breakpoint
CREATE TRIGGER "departures_deleted" AFTER DELETE ON "departures"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_seats_changed"();
