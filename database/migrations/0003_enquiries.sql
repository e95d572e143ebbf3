CREATE TABLE "enquiries" (
	"reference" text PRIMARY KEY NOT NULL,
	"form_type" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"additional_data" jsonb NOT NULL,
	"page_path" text NOT NULL,
	"fingerprint" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiries_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;