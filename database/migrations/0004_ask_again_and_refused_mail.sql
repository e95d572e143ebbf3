DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "asked" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null and refused_at is null;