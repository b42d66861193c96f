CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"cohort" date NOT NULL,
	"registered" integer NOT NULL,
	"questions" integer NOT NULL,
	"trials" integer NOT NULL,
	"first_paid" integer NOT NULL,
	"paid_after_trial" integer NOT NULL,
	"monthly" integer NOT NULL,
	"new_monthly" integer NOT NULL,
	"upgraded" integer NOT NULL,
	"paying" integer NOT NULL,
	"mrr_cents" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_cohort_pk" PRIMARY KEY("day","cohort")
);
