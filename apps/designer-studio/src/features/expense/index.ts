export { ExpenseList } from './expense-list.tsx';
