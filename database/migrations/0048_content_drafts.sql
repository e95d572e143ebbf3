CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"source_name" text NOT NULL,
	"body" json NOT NULL,
	"base" integer,
	"revision" integer NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_drafts_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "content_drafts_revision" CHECK (revision > 0),
	CONSTRAINT "content_drafts_source" CHECK (source_name ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,3}$' and length(source_name) <= 120)
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
