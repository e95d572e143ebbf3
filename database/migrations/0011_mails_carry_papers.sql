ALTER TABLE "outbox" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" text[];--> statement-breakpoint
CREATE INDEX "outbox_reference" ON "outbox" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "papers_one_invoice" ON "papers" USING btree ("reference") WHERE kind in ('tax invoice', 'receipt');--> statement-breakpoint
CREATE INDEX "wallet_entries_reference" ON "wallet_entries" USING btree ("reference");