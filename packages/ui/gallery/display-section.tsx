import { Disclosure, Grid, Image, Price, Stack, Text } from '@orime/ui';
import { Carousel, Table } from '@orime/ui/data';
import { Section } from './section.tsx';

const picture = (hue: number) => ({
  id: `hue-${hue}`,
  width: 900,
  height: 1200,
  color: `hsl(${hue} 16% 60%)`,
  thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
});

export function DisplaySection() {
  return (
    <Section title="Display">
      <Grid columns={[2, 3, 4]} gap={3} rowGap={6}>
        {[210, 20, 140, 300].map((hue) => (
          <Stack key={hue} gap={2}>
            <Image image={picture(hue)} alt="Woven colour field" sizes="(min-width: 1224px) 25vw, 50vw" ratio="3 / 4" />
            <Text size="sm">Ito Kasumi</Text>
            <Price
              amount="¥38,500"
              compareAt={hue === 20 ? '¥55,000' : undefined}
              amountLabel="Sale price"
              compareAtLabel="Regular price"
            />
          </Stack>
        ))}
      </Grid>
      <Carousel label="Looks" slideWidth="min(70vw, 20rem)" gap="0.5rem" counter>
        {[40, 80, 120, 160, 200, 240].map((hue) => (
          <Image key={hue} image={picture(hue)} alt="Woven colour field" sizes="20rem" ratio="3 / 4" />
        ))}
      </Carousel>
      <div>
        <Disclosure title="Composition and care" open>
          <Text>100% silk. Cool hand wash.</Text>
        </Disclosure>
        <Disclosure title="Shipping and returns">
          <Text>Thirty days from delivery.</Text>
        </Disclosure>
      </div>
      <Table caption="Size chart">
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col" data-align="end">
              Chest
            </th>
            <th scope="col" data-align="end">
              Length
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">S</th>
            <td data-align="end">98 cm</td>
            <td data-align="end">66 cm</td>
          </tr>
          <tr>
            <th scope="row">M</th>
            <td data-align="end">104 cm</td>
            <td data-align="end">68 cm</td>
          </tr>
        </tbody>
      </Table>
    </Section>
  );
}
