CREATE TABLE "photographs" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"colors" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "photographs_hash" CHECK (hash ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "photographs_size" CHECK (octet_length(body) <= 4194304 and width > 0 and height > 0)
);
--> statement-breakpoint
CREATE TABLE "content_turns" (
	"trip_id" text NOT NULL,
	"what" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" date NOT NULL,
	"given_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_turns_trip_id_what_pk" PRIMARY KEY("trip_id","what")
);
--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_turns" ADD CONSTRAINT "content_turns_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_turns" ADD CONSTRAINT "content_turns_given_by_staff_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Content names a photograph by what it shows: one that went, or changed, would leave a hole in a page.
CREATE TRIGGER photographs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "photographs"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
