ALTER TABLE "bookings" ADD COLUMN "channel" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel" CHECK (channel in ('site', 'desk')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "merchant_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_way" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_number" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_by" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "book_day" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_hand" CHECK (by_hand = (merchant_order_id is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_way" CHECK (paid_way in ('cash', 'upi', 'bank', 'card')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_by_hand" CHECK (not by_hand or (state in ('due', 'completed') and (state = 'completed') = (paid_way is not null and paid_on is not null and book_day is not null))) NOT VALID;--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"way" text NOT NULL,
	"number" text,
	"received_on" date NOT NULL,
	"book_day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"counters" uuid,
	"why" text,
	CONSTRAINT "receipts_counters_unique" UNIQUE("counters"),
	CONSTRAINT "receipts_way" CHECK (way in ('cash', 'upi', 'bank', 'card')),
	CONSTRAINT "receipts_amount" CHECK ((amount_paise > 0) = (counters is null) and amount_paise <> 0)
);
--> statement-breakpoint
CREATE TABLE "cash_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"book_day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "cash_moves_kind" CHECK (kind in ('put in', 'to the bank', 'spent')),
	CONSTRAINT "cash_moves_amount" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "day_closings" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"opening_paise" bigint NOT NULL,
	"expected_paise" bigint NOT NULL,
	"counted_paise" bigint NOT NULL,
	"sums" jsonb NOT NULL,
	"why" text,
	CONSTRAINT "day_closings_difference" CHECK (counted_paise = expected_paise or why is not null),
	CONSTRAINT "day_closings_counted" CHECK (counted_paise >= 0)
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_counters_fk" FOREIGN KEY ("counters") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_moves" ADD CONSTRAINT "cash_moves_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_reference" ON "receipts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "receipts_number" ON "receipts" USING btree ("number") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "receipts_book_day" ON "receipts" USING btree ("book_day");--> statement-breakpoint
CREATE INDEX "cash_moves_book_day" ON "cash_moves" USING btree ("book_day");--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "receipts"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER cash_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "cash_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER day_closings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "day_closings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whatever moves by hand stands in the book of a day that is open. Whoever closes a day waits for those who write, and they for it.
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('day book'));
  IF EXISTS (SELECT FROM day_closings WHERE day >= NEW.book_day) THEN
    RAISE EXCEPTION 'the day book of % is closed', NEW.book_day
      USING ERRCODE = 'check_violation', CONSTRAINT = 'day_book_closed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_open_day BEFORE INSERT ON "receipts" FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE TRIGGER cash_moves_open_day BEFORE INSERT ON "cash_moves" FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE FUNCTION keep_what_was_paid_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.book_day IS NOT NULL AND (NEW.book_day, NEW.amount_paise, NEW.paid_way, NEW.paid_number, NEW.paid_on, NEW.paid_by, NEW.state, NEW.by_hand)
      IS DISTINCT FROM (OLD.book_day, OLD.amount_paise, OLD.paid_way, OLD.paid_number, OLD.paid_on, OLD.paid_by, OLD.state, OLD.by_hand) THEN
    RAISE EXCEPTION 'what was paid back by hand stays in its day' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_paid_back';
  END IF;
  IF NEW.book_day IS NOT NULL AND OLD.book_day IS NULL THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('day book'));
    IF EXISTS (SELECT FROM day_closings WHERE day >= NEW.book_day) THEN
      RAISE EXCEPTION 'the day book of % is closed', NEW.book_day
        USING ERRCODE = 'check_violation', CONSTRAINT = 'day_book_closed';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_paid_back BEFORE UPDATE ON "refunds" FOR EACH ROW EXECUTE FUNCTION keep_what_was_paid_back();
--> statement-breakpoint
CREATE FUNCTION refuse_day_before_last() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('day book'));
  IF EXISTS (SELECT FROM day_closings WHERE day >= NEW.day) THEN
    RAISE EXCEPTION 'days are closed in their order, each once' USING ERRCODE = 'check_violation', CONSTRAINT = 'day_book_closed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER day_closings_in_order BEFORE INSERT ON "day_closings" FOR EACH ROW EXECUTE FUNCTION refuse_day_before_last();
