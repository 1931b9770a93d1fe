export { expenseRoutes } from './expense.routes.ts';
