import { Button, Cluster, color, css, space } from '@orime/ui';
import { closeCart, closeWholesaleCart, openCart, openWholesaleCart } from '../cart/cart-commands.ts';
import { useCart } from '../cart/use-cart.ts';
import { useWholesaleCart } from '../cart/use-wholesale-cart.ts';

/** Development stand-in for the shell's mini-carts and drawers: what is in the carts of this page, and which drawer is open. */
export function AloneCarts() {
  const cart = useCart();
  const wholesale = useWholesaleCart();
  return (
    <>
      <Cluster>
        <Button variant="ghost" size="sm" aria-expanded={cart.isOpen} onClick={cart.isOpen ? closeCart : openCart}>
          {`Cart ${String(cart.size)}`}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={wholesale.isOpen}
          onClick={wholesale.isOpen ? closeWholesaleCart : openWholesaleCart}
        >
          {`Wholesale cart ${String(wholesale.size)}`}
        </Button>
      </Cluster>
      {cart.isOpen && (
        <Drawer
          label="Cart"
          lines={cart.items.map(
            ({ name, size, quantity, priceMinor, currency }) => `${name}, ${size}: ${String(quantity)} × ${String(priceMinor)} ${currency}`,
          )}
        />
      )}
      {wholesale.isOpen && (
        <Drawer
          label="Wholesale cart"
          lines={wholesale.items.map(
            ({ designName, sizeQuantities, priceMinor, currency }) =>
              `${designName}: ${JSON.stringify(sizeQuantities)} × ${String(priceMinor)} ${currency}`,
          )}
        />
      )}
    </>
  );
}

function Drawer({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <section aria-label={label} css={styles.drawer}>
      {lines.length === 0 ? (
        <p>Empty</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const styles = {
  drawer: css({ flexBasis: '100%', padding: space[3], border: `1px solid ${color.line}` }),
};
