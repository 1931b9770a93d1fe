import type { RouteDeclaration } from '@orime/contracts';
import { createContext } from 'react';

/** The row of the route table that is shown; set by the shell. */
export const RouteContext = createContext<RouteDeclaration | null>(null);
