import { africanAndAmericanStockists } from './africa-and-americas.ts';
import { asiaPacificStockists } from './asia-pacific.ts';
import { europeanStockists } from './europe.ts';
import type { StockistSource } from './stockist-source.ts';

export const stockists: readonly StockistSource[] = [...asiaPacificStockists, ...europeanStockists, ...africanAndAmericanStockists];
