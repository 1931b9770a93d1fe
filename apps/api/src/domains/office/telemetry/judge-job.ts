/** The job that decides about versions on trial (`releases/judge-trials.ts`); figures of failures wake it. */
export const JUDGE_JOB = 'release-judge';
