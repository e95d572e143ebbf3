CREATE TABLE "content_origins" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"body" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_origins_kind_id_hash_pk" PRIMARY KEY("kind","id","hash")
);
--> statement-breakpoint
-- What a file said once can't change any more.
CREATE TRIGGER content_origins_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "content_origins"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A draft knows the file that it began with, so that a release which changes the file is not overwritten by it.
ALTER TABLE "content_drafts" ADD COLUMN "file_hash" text;
