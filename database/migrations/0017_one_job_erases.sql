-- Notices had a job each that erased them; now one job erases all messages in time.
DELETE FROM "jobs" WHERE "task" = 'forget notice';
