-- For reports, by the month of a paper and of a refund, for tax on trips abroad, and for the desk's travellers, by phone, name and address.
DROP INDEX CONCURRENTLY IF EXISTS "travellers_email";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "travellers_email" ON "travellers" USING btree (lower(email));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "travellers_name_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "travellers_name_words" ON "travellers" USING gin (array_to_tsvector(name_words(name))) WITH (fastupdate=off);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "auth_users_made";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "auth_users_made" ON "auth_users" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "auth_users_phone_tail";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "auth_users_phone_tail" ON "auth_users" USING btree (reverse(phone) text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_email";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_email" ON "bookings" USING btree (lower(email));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_abroad";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_abroad" ON "bookings" USING btree ("reference") WHERE (sold ->> 'overseas')::boolean and confirmed_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_made";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_made" ON "refunds" USING btree ("created_at") WHERE attempt = 1;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "papers_issued";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "papers_issued" ON "papers" USING btree ("issued_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "wallet_entries_back";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "wallet_entries_back" ON "wallet_entries" USING btree ("at") WHERE from_account = 'sales';
