-- Role and database of the site, once, as postgres on the primary.
create role kafila login password '${KAFILA_PASSWORD}';
create database kafila owner kafila;
-- Through PgBouncer the limits belong to the role (docs/operations.md, 'A pooler and a standby').
alter role kafila in database kafila set statement_timeout = '10s';
alter role kafila in database kafila set lock_timeout = '5s';
alter role kafila in database kafila set idle_in_transaction_session_timeout = '15s';
