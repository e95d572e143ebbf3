CREATE TABLE "content_schedules" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"note" text NOT NULL,
	"answers" json NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"refused" json,
	CONSTRAINT "content_schedules_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "content_schedules_revision" CHECK (revision > 0)
);
--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- It goes with its draft: when that is published, however, or given up.
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_draft" FOREIGN KEY ("kind","id") REFERENCES "public"."content_drafts"("kind","id") ON DELETE cascade ON UPDATE no action;
