CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"source_name" text NOT NULL,
	"body" json NOT NULL,
	"base" integer,
	"file_hash" text,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "content_versions_kind_id_version_pk" PRIMARY KEY("kind","id","version"),
	CONSTRAINT "content_versions_number" CHECK (version > 0 and (base is null or base < version)),
	CONSTRAINT "content_versions_source" CHECK (source_name ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,3}$' and length(source_name) <= 120)
);
--> statement-breakpoint
CREATE TABLE "content_live" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "content_live_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_live" ADD CONSTRAINT "content_live_version" FOREIGN KEY ("kind","id","version") REFERENCES "public"."content_versions"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was published stays as it was: a mistake is put right by another version.
CREATE TRIGGER content_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "content_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Every process shows what is live: whoever changes that tells all of them, once a transaction.
CREATE FUNCTION "notify_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_live_changed" AFTER INSERT OR UPDATE OR DELETE ON "content_live"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
