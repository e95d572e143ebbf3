CREATE TABLE "file_prices" (
	"trip_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "file_prices_trip_id_at_pk" PRIMARY KEY("trip_id","at")
);
--> statement-breakpoint
-- An old price is struck through because it was one: what proves that is never changed.
CREATE TRIGGER file_prices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "file_prices"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
