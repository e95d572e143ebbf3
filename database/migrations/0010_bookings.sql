CREATE TABLE "booking_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"reference" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"trip_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"package_id" text NOT NULL,
	"guests" integer NOT NULL,
	"traveller_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"sold" jsonb NOT NULL,
	"coupon_code" text,
	"total_paise" bigint NOT NULL,
	"wallet_paise" bigint NOT NULL,
	"payable_paise" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "bookings_guests" CHECK (guests between 1 and 15),
	CONSTRAINT "bookings_amounts" CHECK (wallet_paise >= 0 and payable_paise >= 0 and wallet_paise + payable_paise = total_paise)
);
--> statement-breakpoint
CREATE TABLE "invoice_details" (
	"reference" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"pin_code" text NOT NULL,
	"state" text NOT NULL,
	"gstin" text,
	"company" text,
	"pan" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"counter" integer NOT NULL,
	"reference" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"merchant_order_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_order_id" text,
	"redirect_url" text,
	"transaction_id" text,
	"payment_mode" text,
	"error_code" text,
	"paid_paise" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"merchant_refund_id" text PRIMARY KEY NOT NULL,
	"merchant_order_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"traveller_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reference" text,
	"what" text NOT NULL,
	CONSTRAINT "wallet_entries_amount" CHECK (amount_paise > 0 and from_account <> to_account)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"traveller_id" uuid PRIMARY KEY NOT NULL,
	"balance_paise" bigint DEFAULT 0 NOT NULL,
	"reserved_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_not_below_zero" CHECK (balance_paise >= 0 and reserved_paise >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_fk" FOREIGN KEY ("trip_id","departure_id") REFERENCES "public"."departures"("trip_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_details" ADD CONSTRAINT "invoice_details_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_merchant_order_id_payments_merchant_order_id_fk" FOREIGN KEY ("merchant_order_id") REFERENCES "public"."payments"("merchant_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_reference" ON "booking_events" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "bookings_departure" ON "bookings" USING btree ("trip_id","departure_id");--> statement-breakpoint
CREATE INDEX "bookings_traveller" ON "bookings" USING btree ("traveller_id");--> statement-breakpoint
CREATE INDEX "bookings_phone" ON "bookings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("hold_expires_at") WHERE status in ('held', 'awaiting_payment');--> statement-breakpoint
CREATE UNIQUE INDEX "papers_counter" ON "papers" USING btree ("kind","financial_year","counter");--> statement-breakpoint
CREATE INDEX "papers_reference" ON "papers" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_reference" ON "refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "wallet_entries_traveller" ON "wallet_entries" USING btree ("traveller_id","id");