import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RemoteCard } from './RemoteCard';

const meta = {
  title: 'Служебное/RemoteCard',
  component: RemoteCard,
  parameters: { guide: 'Какая сборка раздела работает в этом браузере и почему не более новая.' },
  args: {
    remote: 'mf_catalog',
    owner: '@vstrecha/catalog',
    origin: 'https://catalog.vstrecha.example',
    builds: [
      { build: '0.5.0-aaaaaaaaaaaa', verdict: { kind: 'unknown' } },
      { build: '0.4.0-bbbbbbbbbbbb', verdict: { kind: 'lacks', names: ['shared-ui/Timeline', 'react ^20.0.0'] } },
      { build: '0.3.1-cccccccccccc', verdict: { kind: 'share', percent: 10 } },
      { build: '0.3.0-dddddddddddd', verdict: { kind: 'aside', until: Date.parse('2026-03-15T12:40:00Z') } },
      { build: '0.2.0-eeeeeeeeeeee', verdict: { kind: 'live' } },
      { build: '0.1.0-ffffffffffff', verdict: { kind: 'older' } },
    ],
    drawn: [{ expose: 'CatalogPage', build: '0.2.0-eeeeeeeeeeee' }],
    imports: [
      { module: 'react', names: ['useState', 'useEffect'], givers: ['shell 19.3.1'] },
      { module: 'shared-ui/Button', names: ['Button'], givers: ['shell 0.0.0', 'mf_survey 1.0.0'] },
      { module: 'shared-ui/Timeline', names: ['Timeline'], givers: [] },
    ],
    load: { files: 6, ms: 1340, bytes: 84_000 },
  },
} satisfies Meta<typeof RemoteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { name: 'Все состояния' };
export const NoBuilds: Story = {
  name: 'Без сборок',
  args: { owner: undefined, origin: undefined, builds: [], drawn: [], imports: [], load: undefined },
};
