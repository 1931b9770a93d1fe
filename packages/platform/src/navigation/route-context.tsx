import type { RouteDeclaration } from '@orime/contracts';
import { createContext } from 'react';

/** The current row of the route table; set by the shell. */
export const RouteContext = createContext<RouteDeclaration | null>(null);
