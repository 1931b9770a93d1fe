export { MANY_STITCHES, MOST_STITCHES, planDesign, type Planned } from './plan-design.ts';
export { COMMAND, MOST_UNITS, type Block, type Plan } from './plan.ts';
export { measurePlan, type PlanFacts } from './measure-plan.ts';
