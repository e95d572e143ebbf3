CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"task" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("task","run_at","id") WHERE failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("task","key") WHERE failed_at is null;--> statement-breakpoint
-- Mails that wait go on waiting, and those refused for good keep their reason.
INSERT INTO "jobs" ("task", "payload", "run_at", "last_error", "failed_at")
	SELECT 'deliver mail', jsonb_build_object('message', "id"), "next_attempt_at", "last_error", "refused_at"
	FROM "outbox" WHERE "channel" = 'mail' AND "sent_at" IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "last_error";