import { describe, expect, it } from 'vitest';
import { addressKey, clientIpOf } from './client-ip.ts';

describe('clientIpOf', () => {
  it('is the socket address without proxies, whatever a header claims', () => {
    expect(clientIpOf('203.0.113.1', '198.51.100.7', 0)).toBe('203.0.113.1');
  });

  it('is the address that many hops from the right', () => {
    const forwarded = '1.1.1.1, 2.2.2.2,3.3.3.3';
    expect(clientIpOf('10.0.0.1', forwarded, 1)).toBe('3.3.3.3');
    expect(clientIpOf('10.0.0.1', forwarded, 2)).toBe('2.2.2.2');
  });

  it('is the address without the port that some proxies add', () => {
    expect(clientIpOf('10.0.0.1', '198.51.100.7:50123', 1)).toBe('198.51.100.7');
    expect(clientIpOf('10.0.0.1', '[2a00:1450::1]:50123, [2a00:1450::2]', 2)).toBe('2a00:1450::1');
    expect(clientIpOf('10.0.0.1', '2a00:1450::1', 1)).toBe('2a00:1450::1');
  });

  it('is the socket address where the header is shorter or no address', () => {
    expect(clientIpOf('10.0.0.1', '1.1.1.1', 2)).toBe('10.0.0.1');
    expect(clientIpOf('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientIpOf('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });

  it('shows IPv4 inside IPv6 as itself', () => {
    expect(clientIpOf('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1');
  });
});

describe('addressKey', () => {
  it('is the /64 of an IPv6 address in any spelling', () => {
    for (const address of ['2001:db8:0:1::5', '2001:0DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1:0:0:0:1'])
      expect(addressKey(address)).toBe('2001:db8:0:1::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
  });

  it('leaves everything else', () => {
    for (const key of ['192.0.2.1', 'user:7', '']) expect(addressKey(key)).toBe(key);
  });
});
