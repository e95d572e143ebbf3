CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_role" CHECK (role in ('owner', 'manager', 'accountant', 'captain')),
	CONSTRAINT "staff_phone_erased" CHECK (phone <> '' or ended_at is not null)
);
--> statement-breakpoint
CREATE TABLE "staff_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"waits_for" text NOT NULL,
	"staff_id" uuid,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"secret" text,
	"challenge" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_attempts_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "staff_factors" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"device_kind" text NOT NULL,
	"device_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"fresh_until" timestamp with time zone,
	CONSTRAINT "staff_sessions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "staff_attempts" ADD CONSTRAINT "staff_attempts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_phone" ON "staff" USING btree ("phone") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "staff_attempts_staff" ON "staff_attempts" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_attempts_expiry" ON "staff_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_staff" ON "staff_recovery_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_start" ON "staff_sessions" USING btree ("started_at");
--> statement-breakpoint
-- The last owner stays one. Who takes an owner away waits for whoever does the same, and then sees what the other has done.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff keeps an owner'));
  IF NOT EXISTS (SELECT FROM staff WHERE role = 'owner' AND ended_at IS NULL AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_keeps_an_owner';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_keeps_an_owner BEFORE UPDATE ON "staff" FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.ended_at IS NULL AND (NEW.role <> 'owner' OR NEW.ended_at IS NOT NULL))
  EXECUTE FUNCTION keep_an_owner();
--> statement-breakpoint
-- The log names people by these rows.
CREATE TRIGGER staff_stay BEFORE DELETE OR TRUNCATE ON "staff" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
