-- For the desk: refunds by state, orders of which nobody knows the end, and messages that were not sent.
DROP INDEX CONCURRENTLY IF EXISTS "refunds_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_state" ON "refunds" USING btree ("state","created_at","merchant_refund_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_open";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_open" ON "payments" USING btree ("created_at") WHERE state in ('opening', 'pending', 'mismatch');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_unsent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_unsent" ON "outbox" USING btree ("id") WHERE sent_at is null;
